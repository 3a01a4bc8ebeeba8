-- Run once by the image of PostgreSQL, as its administrator: a database and a role without privileges for each program, so
-- that neither reads the other's.
\getenv clave CLAVE_BASE
\getenv clave_keycloak CLAVE_BASE_KEYCLOAK
create role mantenible login password :'clave';
create role keycloak login password :'clave_keycloak';
create database mantenible owner mantenible;
create database keycloak owner keycloak;
revoke connect, temporary on database mantenible, keycloak, postgres from public;
