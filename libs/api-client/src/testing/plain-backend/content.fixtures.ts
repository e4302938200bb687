import { asMember, type Fixture } from './fixture.ts'

/** Document 2 section 3, Prayer. */
const prayer = {
  id: 50,
  image: null,
  idUsuario: 80,
  idIgreja: 12,
  mensagem: 'Pelo novo emprego do Tiago.',
  nome: 'Rute',
  idOracaoMotivo: 1,
  flagPublicarMural: true,
  flagAtivo: true,
  flagReceberLigacao: false,
  flagReceberVisita: false,
}
/** Document 1 section 3, Sermon note: title, text, last-changed date and time. */
const note = { id: 90, titulo: 'O bom pastor', texto: 'Conhece pelo nome.', dataUltimaAlteracao: '2025-05-01 10:00:00' }

/** Document 2 section 7.7. */
export const contentFixtures: Record<string, Fixture> = {
  // section 3, Praise song response
  'GET /louvor/{id}/': {
    autor: 'Domínio público',
    codigo: '15',
    grupo: null,
    arquivos: [],
    ritmo: '4/4',
    subtitulo: null,
    tema: 'Graça',
    titulo: 'Maravilhosa graça',
    tom: 'G',
    conteudo: '[G]Maravilhosa [C]graça\n[G]que me salvou',
  },
  // section 3, Podcast item
  'GET /podcast/anchor/{code}/?page&limit=10': [
    {
      background: null,
      title: 'No alto da colina',
      description: 'O primeiro episódio.',
      position: 1,
      published_at: '2025-05-01T10:00:00+0000',
      audio_file: 'https://colina.test/1.mp3',
    },
  ],
  // document 1 section 3: contentDetails.videoId, with source
  'GET /video/{slug}': [{ contentDetails: { videoId: 'dQw4w9WgXcQ' }, source: 'youtube' }],
  'GET /oracao/{slug}': [prayer],
  'GET /oracao/{slug}/{id}': prayer,
  // oracaoMotivos
  'GET /igreja/{slug}/oracao-motivo/': { oracaoMotivos: [{ id: 1, nome: 'Trabalho' }] },
  'POST /oracao/': asMember({ id: 52 }),
  'POST /oracao/mensagem/': asMember({ id: 520 }),
  'POST /oracao/orar/': asMember({}),
  'DELETE /oracao/{id}': asMember({}),
  'GET /user/nota-sermao?igreja&limit=999': asMember([note]),
  'GET /nota-sermao/{id}': asMember(note),
  'PUT /nota-sermao/{id}': asMember(note),
  'DELETE /nota-sermao/{id}': asMember({}),
  'POST /nota-sermao/?igreja=': asMember({ id: 91 }),
}
