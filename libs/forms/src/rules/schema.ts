import { array, boolean, mixed, number, object, ref, setLocale, string } from 'yup'
import { registerFileRules } from './file-rules.ts'
import { registerNumberRules } from './number-rules.ts'
import { registerTextRules } from './text-rules.ts'

// yup's own messages become keys of our catalogue, as our rules' are: words are chosen where they are shown.
setLocale({
  mixed: {
    default: 'invalid',
    notType: 'invalid',
    required: 'required',
    defined: 'required',
    notNull: 'required',
    oneOf: 'oneOf',
    notOneOf: 'notOneOf',
  },
  string: { length: 'length', min: 'minLength', max: 'maxLength', matches: 'regex' },
  number: { min: 'minValue', max: 'maxValue', integer: 'integer', lessThan: 'invalid', moreThan: 'invalid' },
  boolean: { isValue: 'required' },
  array: { min: 'required', max: 'invalid', length: 'invalid' },
})
registerTextRules()
registerNumberRules()
registerFileRules()

/**
 * yup with the rules of the house. Schemas are made from here, so that the rules are there wherever a schema is, and
 * nowhere else: `y.object({ email: y.string().required().email() })`.
 */
export const y = {
  object,
  string,
  number,
  boolean,
  array,
  ref,
  /** One file, or none. */
  file: () => mixed<File>((value): value is File => value instanceof File).nullable(),
}
