import type { CadastroConfiguracaoWire } from '@atrio/contract'
import { eq } from 'drizzle-orm'
import { churchRead, theChurch } from '../../database/church-database.ts'
import type { DirectoryChurch } from '../../platform/church/church-directory.ts'
import { cadastroConfiguracao } from '../../platform/people/account.tables.ts'
import type { Platform } from '../../platform/platform.ts'

const NOTHING: CadastroConfiguracaoWire = { campos: [], urlTermos: null, flagSigiloso: false }

const readSettings = churchRead((db) =>
  db
    .select({
      campos: cadastroConfiguracao.campos,
      urlTermos: cadastroConfiguracao.urlTermos,
      flagSigiloso: cadastroConfiguracao.flagSigiloso,
    })
    .from(cadastroConfiguracao)
    .where(eq(cadastroConfiguracao.igrejaId, theChurch))
    .prepare('registration.settings'),
)

/** The fields that a church asks for at registration. */
export async function registrationSettings(
  { database }: Pick<Platform, 'database'>,
  church: DirectoryChurch,
): Promise<CadastroConfiguracaoWire> {
  const [settings] = await database.churches.of(church.id).read(readSettings)
  return settings ?? NOTHING
}
