import type { MaritalStatusCode } from '@atrio/contract'
import type { MaritalStatus } from './account.types.ts'

export const MARITAL_STATUS = {
  solteiro: 'single',
  casado: 'married',
  casado_civil: 'civilMarried',
  casado_civil_religioso: 'civilAndReligious',
  uniao_estavel: 'stableUnion',
  moram_juntos: 'liveTogether',
  divorciado: 'divorced',
  viuvo: 'widowed',
} as const satisfies Record<MaritalStatusCode, MaritalStatus>
