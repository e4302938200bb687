import { array, boolean, mixed, number, object, ref, setLocale, string } from 'yup'
import { registerFileRules } from './file-rules.ts'
import { registerNumberRules } from './number-rules.ts'
import { registerTextRules } from './text-rules.ts'

// yup's own messages become keys of our catalogue, as those of our rules are: they are translated where they are shown.
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
 * yup with the rules of this library. Schemas are built from this object, so that the rules are registered wherever a
 * schema is used: `y.object({ email: y.string().required().email() })`.
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
