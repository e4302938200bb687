/** The buyer's fields as a refusal names them, and as the form does. */
const BUYER = new Map([
  ['comprador.nome', 'name'],
  ['comprador.email', 'email'],
  ['comprador.telefone', 'phone'],
  ['comprador.cpf', 'cpf'],
  ['comprador.pais', 'country'],
])

/** A refused order's fields under the names that the form shows them by; others keep theirs. */
export const refusedFields = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, code]) => [BUYER.get(name) ?? name, code]))

/** Those of them that the form has: what else was refused is the feature's to tell. */
export const refusedBuyer = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, code]) => (BUYER.has(name) ? [[BUYER.get(name)!, code]] : [])),
  )
