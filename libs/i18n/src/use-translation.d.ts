import type { I18n, Messages } from './index.ts'
import type { Translate } from './translate.ts'

/** react-i18next's hook, with the keys of our catalogues. */
export declare const useTranslation: <Namespace extends keyof Messages>(
  namespace: Namespace,
) => { t: Translate<Namespace>; i18n: I18n; ready: boolean }
