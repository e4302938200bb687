import 'i18next'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shop'
    resources: { shop: { basket: string; items_one: string; items_other: string } }
  }
}
