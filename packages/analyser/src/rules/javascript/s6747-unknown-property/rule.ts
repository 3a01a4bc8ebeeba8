import { decorate } from '../engine/decorate.ts';
import { joinRules } from '../engine/join-rules.ts';
import { onlyWithReact } from '../engine/react-projects.ts';
import { a11yRule, reactRule } from '../plugins/sources.ts';

/** S6747: elements of JSX have the properties that React and ARIA know. */
export const rule = onlyWithReact(
  joinRules(
    decorate(reactRule('no-unknown-property'), {
      message: 'React no conoce la propiedad «{{name}}».',
      onReport(context, descriptor) {
        // The other rule names these.
        if (!/^aria-/iu.test(String(descriptor.data?.['name']))) context.report(descriptor);
      },
    }),
    decorate(a11yRule('aria-props'), { message: 'Este atributo ARIA no existe.' }),
  ),
);
