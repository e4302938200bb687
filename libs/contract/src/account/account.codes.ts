/** Marital statuses (document 1 section 3). The specification gives the words, the codes are ours. */
export const maritalStatusCodes = [
  'solteiro',
  'casado',
  'casado_civil',
  'casado_civil_religioso',
  'uniao_estavel',
  'moram_juntos',
  'divorciado',
  'viuvo',
] as const
export type MaritalStatusCode = (typeof maritalStatusCodes)[number]

/** Staff roles (document 1 section 6). */
export const staffRoles = ['ROLE_ADMIN', 'ROLE_ADMIN_CONTENT', 'ROLE_SUPER_ADMIN'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Fields that a church may ask for at registration, beside name, e-mail and password, which are always asked. */
export const registrationFields = [
  'telefone',
  'dataNascimento',
  'sexo',
  'cpf',
  'ocupacao',
  'congregacao',
  'estadoCivil',
  'dataCasamento',
  'qtdeFilhos',
  'endereco',
  'comentarios',
] as const
export type RegistrationField = (typeof registrationFields)[number]

/** Kinds of notification that open a screen (document 1 section 2); any other opens a modal. */
export const notificationTypes = ['CULTO', 'EVENTO', 'NOTICIA', 'DEVOCIONAL', 'EBD'] as const
export type NotificationType = (typeof notificationTypes)[number]
/** The same, and one code for all others: what a person may mute. */
export const notificationKindCodes = [...notificationTypes, 'OUTRO'] as const
export type NotificationKindCode = (typeof notificationKindCodes)[number]

/** Browsers and kinds of device that a list of sessions names; any other is null. */
export const sessionBrowsers = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung'] as const
export type SessionBrowser = (typeof sessionBrowsers)[number]
export const sessionSystems = ['android', 'chromebook', 'ipad', 'iphone', 'linux', 'mac', 'windows'] as const
export type SessionSystem = (typeof sessionSystems)[number]
