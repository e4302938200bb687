import { isRoutingNumber } from '@atrio/contract/rules'
import { isCardExpired, y } from '@atrio/forms'
import { isCardNumber, isCvv } from '../model/card-brands.ts'
import { needsCpf } from '../model/methods.ts'
import type { CheckoutValues } from './checkout-values.ts'

/** Requirements that do not depend on the method. */
export type Asked = {
  guest: boolean
  /** The church is Brazilian: its gateways require the card holder's document. */
  holderDocuments: boolean
  terms: boolean
  /** `YYYY-MM-DD`. */
  today: string
}

const text = y.string()
type Text = typeof text
type Rules = (text: Text) => Text

/** Accepts an empty text; `required` decides whether it may be empty. */
const whenThere = (passes: (text: string) => boolean) => (text: string | undefined) => !text || passes(text)

/** A text that is required only with some methods. */
const askedWhen = (
  asked: (method: CheckoutValues['method'], savedCard: string, country: string) => boolean,
  rules: Rules,
) =>
  text.when(['method', 'savedCard', 'country'], ([method, savedCard, country]: unknown[], schema: Text) =>
    asked((method ?? '') as CheckoutValues['method'], String(savedCard ?? ''), String(country ?? ''))
      ? rules(schema.required() as unknown as Text)
      : schema,
  )

const ofCard = (rules: Rules) => askedWhen((method, savedCard) => method === 'card' && !savedCard, rules)
const ofAccount = (rules: Rules) => askedWhen((method) => method === 'ach', rules)

const buyerRules = {
  name: y.string().required().max(120),
  email: y.string().required().email(),
  phone: y.string().phone(y.ref('country')),
  country: y.string().required(),
  cpf: askedWhen(
    (method, _savedCard, country) => needsCpf(method || null, country),
    (schema) => schema.cpf(),
  ),
}

const holderRules = {
  holderCpf: ofCard((schema) => schema.cpf()),
  holderBirthDate: ofCard((schema) => schema.birthdate()),
}

/** Schema of checkout (document 1 section 5), by the chosen method. */
export const checkoutSchema = ({ guest, holderDocuments, terms, today }: Asked) =>
  y.object({
    ...(guest && buyerRules),
    cardNumber: ofCard((schema) => schema.test('cardNumber', 'cardNumber', whenThere(isCardNumber))),
    dueDate: ofCard((schema) =>
      schema.cardDate().test(
        'cardExpired',
        'cardExpired',
        whenThere((date) => !isCardExpired(date, today)),
      ),
    ),
    cvv: ofCard((schema) =>
      schema.test('cvv', 'cvv', (code, { parent }) => !code || isCvv(code, String(parent['cardNumber'] ?? ''))),
    ),
    holder: ofCard((schema) => schema.min(2).max(80)),
    ...(holderDocuments && holderRules),
    accountHolder: ofAccount((schema) => schema.min(2).max(80)),
    routing: ofAccount((schema) => schema.test('routingNumber', 'routingNumber', whenThere(isRoutingNumber))),
    account: ofAccount((schema) => schema.matches(/^\d{4,17}$/, 'accountNumber')),
    ...(terms && { terms: y.boolean().accepted() }),
  })
