import type { PixKeyType } from '@atrio/contract'
import { getPixKeyInfo } from '@brazilian-utils/brazilian-utils/get-pix-key-info'

const KINDS: Record<PixKeyType, string> = {
  cpf: 'cpf',
  cnpj: 'cnpj',
  email: 'email',
  telefone: 'phone',
  aleatoria: 'evp',
}

/** A Pix key as the central bank's directory has it, without its mask; undefined where it is no key of that type. */
export function pixKey(type: PixKeyType, text: string): string | undefined {
  const found = getPixKeyInfo(type === 'telefone' && !text.startsWith('+') ? `+55${text.replace(/\D/g, '')}` : text)
  return found?.type === KINDS[type] ? found.value : undefined
}
