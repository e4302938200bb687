/** Codes of the modules that a church can switch on (document 1 section 2). */
export const moduleCodes = [
  'MOD_CULTO',
  'MOD_EVENTO',
  'MOD_DOACAO',
  'MOD_CELULA',
  'MOD_DEVOCIONAL',
  'MOD_NOTICIA',
  'MOD_EBD',
  'MOD_PUBLICACAO',
  'MOD_MURAL_ORACAO',
  'MOD_ASSINATURA',
] as const
export type ModuleCode = (typeof moduleCodes)[number]

/**
 * Codes of the entries of the More menu. The specification names the entries but not their codes; these are ours.
 * An unknown code with a url is an external entry, without one it is left out.
 */
export const menuCodes = [
  'PLAY',
  'CELULAS',
  'DEVOCIONAIS',
  'NOTICIAS',
  'VIDEOS',
  'PODCAST_EXTERNO',
  'MINISTERIOS',
  'PODCAST',
  'EBD',
  'PUBLICACOES',
  'BIBLIA',
  'RADIO',
  'REDE_SOCIAL',
  'VOLUTS',
  'MYKIDS',
  'PLANOS_LEITURA',
  'LOUVORES',
  'LINK',
] as const
export type MenuCode = (typeof menuCodes)[number]

/** Codes of the payment methods (document 1 section 9). */
export const paymentMethodCodes = [
  'cartao_credito',
  'boleto',
  'pix',
  'pix_manual',
  'dinheiro',
  'paypal',
  'picpay',
  'ach',
] as const
export type PaymentMethodCode = (typeof paymentMethodCodes)[number]

/** Payment gateways (document 2 section 7.3). */
export const gatewayIds = { cardconnect: 1, picpay: 4, stripe: 5, zoop: 8 } as const

/** Social networks that the portal has an icon for; another `tipo` is shown as a plain link. */
export const socialNetworkCodes = [
  'instagram',
  'facebook',
  'youtube',
  'whatsapp',
  'x',
  'tiktok',
  'spotify',
  'site',
] as const
export type SocialNetworkCode = (typeof socialNetworkCodes)[number]
