import { decorate } from '../engine/decorate.ts';
import { joinRules } from '../engine/join-rules.ts';
import { onlyWithReact } from '../engine/react-projects.ts';
import { namesIn } from '../plugins/element-names.ts';
import { a11yRule, reactRule } from '../plugins/sources.ts';

/** What to do about a property, by what the rule knows of its name: React's spelling, or the element that lacks it. */
function adviceOn({ name, standardName, tagName }: Readonly<Record<string, unknown>>): string {
  const property = String(name);
  if (typeof standardName === 'string')
    return `Escriba «${standardName}», como React, en vez de «${property}».`;
  if (typeof tagName === 'string') return `Quite la propiedad «${property}»: «${tagName}» no la admite.`;
  return `Quite la propiedad «${property}» o corrija su nombre: React no la conoce.`;
}

/** S6747: elements of JSX have the properties that React and ARIA know. */
export const rule = onlyWithReact(
  joinRules(
    decorate(reactRule('no-unknown-property'), {
      message: '{{advice}}',
      onReport(context, descriptor) {
        const { data = {} } = descriptor;
        // The other rule names these.
        if (/^aria-/iu.test(String(data['name']))) return;
        context.report({ ...descriptor, data: { advice: adviceOn(data) } });
      },
    }),
    decorate(a11yRule('aria-props'), {
      message: 'Corrija el nombre de «{{attribute}}»: este atributo ARIA no existe.',
      onReport(context, descriptor) {
        context.report({ ...descriptor, data: namesIn(descriptor, context.sourceCode) });
      },
    }),
  ),
);
