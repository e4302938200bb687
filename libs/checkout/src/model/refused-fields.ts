/** The buyer's fields: names in a refusal, and in the form. */
const BUYER = new Map([
  ['comprador.nome', 'name'],
  ['comprador.email', 'email'],
  ['comprador.telefone', 'phone'],
  ['comprador.cpf', 'cpf'],
  ['comprador.pais', 'country'],
])

/** A refused order's fields under the form's names; others keep theirs. */
export const refusedFields = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, code]) => [BUYER.get(name) ?? name, code]))

/** Those that the form has: the feature shows the others. */
export const refusedBuyer = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, code]) => (BUYER.has(name) ? [[BUYER.get(name)!, code]] : [])),
  )
