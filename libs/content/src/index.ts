export { addressLines, addressQuery } from './model/address-lines.ts'
