import { decorate } from '../engine/plain/decorate.ts';
import { joinRules } from '../engine/plain/join-rules.ts';
import { onlyWithReact } from '../engine/parity/react-projects.ts';
import { namesIn } from '../plugins/element-names.ts';
import { a11yRule, reactRule } from '../plugins/sources.ts';
import { laterProperties } from './later-properties.ts';

/** The advice for a property, by the data of the plugin: React's spelling or the element that lacks it. */
function adviceOn({ name, standardName, tagName }: Readonly<Record<string, unknown>>): string {
  const property = String(name);
  if (typeof standardName === 'string')
    return `Escriba «${standardName}», como React, en vez de «${property}».`;
  if (typeof tagName === 'string') return `Quite la propiedad «${property}»: «${tagName}» no la admite.`;
  return `Quite la propiedad «${property}» o corrija su nombre: React no la conoce.`;
}

/** S6747: JSX elements have only properties of React and ARIA. */
export const rule = onlyWithReact(
  joinRules(
    joinRules(
      decorate(reactRule('no-unknown-property'), {
        message: '{{advice}}',
        onReport(context, descriptor) {
          const { data = {} } = descriptor;
          // The other rule reports these.
          if (/^aria-/iu.test(String(data['name']))) return;
          context.report({ ...descriptor, data: { advice: adviceOn(data) } });
        },
      }),
      laterProperties,
    ),
    decorate(a11yRule('aria-props'), {
      message: 'Corrija el nombre de «{{attribute}}»: este atributo ARIA no existe.',
      onReport(context, descriptor) {
        context.report({ ...descriptor, data: namesIn(descriptor, context.sourceCode) });
      },
    }),
  ),
);
