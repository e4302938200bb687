import { y } from '../rules/schema.ts'

/** The rules of `AddressValues`, to be spread into a form's schema. */
export const addressRules = () => ({
  country: y.string().required(),
  zipCode: y.string().required().postalCode(y.ref('country')),
  street: y.string().required().max(120),
  number: y.string().required().max(20),
  complement: y.string().max(80),
  neighborhood: y
    .string()
    .when('country', { is: 'BR', then: (rule) => rule.required().max(80), otherwise: (rule) => rule.max(80) }),
  city: y.string().required().max(80),
  state: y
    .string()
    .when('country', { is: 'BR', then: (rule) => rule.required().max(80), otherwise: (rule) => rule.max(80) }),
})
