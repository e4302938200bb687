/**
 * Refusals of a purchase (document 1 section 8). A refusal is 409 with one of these as its `code`; `errors[]` names the
 * tickets (`ingressos.<id>`) or fields (`ingressos.<index>.respostas.<idCampo>`) that it speaks of.
 */
export const purchaseRefusals = {
  soldOut: 'EVT_REG_001',
  eventOver: 'EVT_REG_002',
  requiredFieldAdded: 'EVT_REG_003',
  requiredFieldChanged: 'EVT_REG_004',
  methodUnavailable: 'EVT_REG_010',
  cashUnavailable: 'EVT_REG_012',
  boletoUnavailable: 'EVT_REG_013',
  totalChanged: 'EVT_REG_014',
  installmentsNotForMethod: 'EVT_REG_015',
  installmentsNotForAmount: 'EVT_REG_016',
  installmentsNotForEvent: 'EVT_REG_017',
  ticketNotYetSold: 'EVT_REG_019',
  ticketNoLongerSold: 'EVT_REG_020',
  quantityUnavailable: 'EVT_REG_021',
  rulesUpdated: 'EVT_REG_023',
  ticketRemoved: 'EVT_REG_024',
  personalDataMissing: 'EVT_REG_026',
} as const
export type PurchaseRefusalCode = (typeof purchaseRefusals)[keyof typeof purchaseRefusals]
