import type { PixKeyType } from '@atrio/contract'
import { getPixKeyInfo } from '@brazilian-utils/brazilian-utils/get-pix-key-info'

const KINDS: Record<PixKeyType, string> = {
  cpf: 'cpf',
  cnpj: 'cnpj',
  email: 'email',
  telefone: 'phone',
  aleatoria: 'evp',
}

/** A Pix key in the form of the central bank's directory, without its mask; undefined if it is invalid for its type. */
export function pixKey(type: PixKeyType, text: string): string | undefined {
  const found = getPixKeyInfo(type === 'telefone' && !text.startsWith('+') ? `+55${text.replace(/\D/g, '')}` : text)
  return found?.type === KINDS[type] ? found.value : undefined
}
