/** The buyer's fields in checkout's form. */
const BUYER = ['name', 'email', 'phone', 'cpf', 'country']

/** Those of a refused order's fields that the form has: the feature shows the others. */
export const refusedBuyer = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => BUYER.includes(name)))
