/**
 * The part of i18next that our code and react-i18next use, in a tenth of its bytes. The portal's production client puts
 * it in i18next's place: its core alone weighs 13 kB of the 130 kB that the first page may have. A test holds its
 * answers against the real one's, over generated catalogues and over all of ours.
 *
 * Left out, since nothing of ours uses it: back ends, plugins, change of language, nesting, formats within messages,
 * ordinals, selectors.
 */
import { at } from './lookup.ts'
import { translate, type Values } from './translate.ts'

type Options = { readonly lng: string; readonly [name: string]: unknown }
type Keys = string | readonly string[]
type Translate = (keys: Keys, valuesOrDefault?: Values | string, values?: Values) => unknown

/** react-i18next imports it for keys given as functions, which we don't write. */
export function keyFromSelector(): never {
  throw new TypeError('Keys are strings')
}

class Light {
  isInitialized = false
  options: Options = { lng: '' }
  language = ''
  languages: string[] = []
  readonly services = { backendConnector: {} }
  // not `#`: react-i18next hands the instance on inside a Proxy, which may not touch such fields
  private readonly catalogues = new Map<string, object>()
  private rules = new Intl.PluralRules()

  init(options: Options): Promise<Translate> {
    this.options = { defaultNS: 'translation', ...options }
    this.language = options.lng
    this.languages = [options.lng]
    this.rules = new Intl.PluralRules(options.lng)
    this.isInitialized = true
    return Promise.resolve(this.t)
  }

  /** The language never changes, so there are no events. */
  on(): this {
    return this
  }

  off(): void {}

  addResourceBundle(_language: string, namespace: string, catalogue: object): this {
    this.catalogues.set(namespace, { ...this.catalogues.get(namespace), ...catalogue })
    return this
  }

  hasResourceBundle(language: string, namespace: string): boolean {
    return language === this.language && this.catalogues.has(namespace)
  }

  getResourceBundle(_language: string, namespace: string): unknown {
    return at(Object.fromEntries(this.catalogues), namespace)
  }

  /** Always true, as in i18next without a backend that could load one. */
  hasLoadedNamespace(): boolean {
    return true
  }

  getFixedT(_language: string, namespace: Keys | null, prefix?: string): Translate {
    return (keys, first, rest) => {
      const values = typeof first === 'string' ? { defaultValue: first, ...rest } : first
      const all = [keys].flat().map((key) => (prefix ? `${prefix}.${key}` : key))
      return translate(
        this.catalogues,
        all,
        { ...values, ns: values?.ns ?? namespace ?? (this.options.defaultNS as string) },
        this.rules,
      )
    }
  }

  readonly t: Translate = (keys, first, rest) => this.getFixedT(this.language, null)(keys, first, rest)
}

export const createInstance = (): Light => new Light()
