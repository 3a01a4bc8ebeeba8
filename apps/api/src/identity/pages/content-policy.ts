const COMMON = "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'";

/**
 * Sign-in and account pages: own files only, frames forbidden. oidc-provider adds the hash of its one
 * inline script.
 */
export const PAGE_POLICY = `${COMMON}; script-src 'self'; frame-ancestors 'none'`;

/** The session pages that keycloak-js opens: framed by the application alone, with requests to the server. */
export const FRAME_POLICY = `${COMMON}; script-src 'self'; connect-src 'self'; frame-ancestors 'self'`;
