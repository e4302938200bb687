/** Pure rules that the browser and the server share: no schema library, no state, so that forms can carry them. */
export * from './card-date.ts'
export * from './cpf.ts'
export * from './digits.ts'
export * from './email.ts'
export * from './password.ts'
export * from './phone.ts'
export * from './plain-date.ts'
export * from './postal-code.ts'
