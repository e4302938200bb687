import { refuse, wirePrayer, type FakeHttp } from '@atrio/testing'

const CALL = 'GET /oracao/vida-plena'
const prayers = [
  wirePrayer(),
  wirePrayer({
    id: 12,
    nome: 'Marcos',
    mensagem: 'Gratidão: depois de oito meses, comecei a trabalhar nesta segunda. Obrigado a cada um que orou.',
    dataCadastro: '2026-11-18T10:00:00Z',
    qtdeOrando: 1,
  }),
  wirePrayer({
    id: 13,
    nome: 'Dona Cida',
    mensagem: 'Pela minha neta, que vai morar longe para estudar. '.repeat(8).trim(),
    dataCadastro: '2026-11-19T10:00:00Z',
    qtdeOrando: 0,
  }),
  wirePrayer({ id: 14, nome: 'Tiago', mensagem: 'Pela prova da residência.' }),
]

/** Scenes of the wire, for tests and stories. */
export const scenes = {
  many: { [CALL]: { oracoes: prayers, proximo: null } },
  single: { [CALL]: { oracoes: prayers.slice(0, 1), proximo: null } },
  empty: { [CALL]: { oracoes: [], proximo: null } },
  failing: { [CALL]: refuse(500) },
} satisfies Record<string, FakeHttp>
