import { besides, isRecord, listOf, oneOf, type Fields } from './envelopes.ts'
import { addressOf, codeOf, imageOf, nameOf, textOf, withDefaults } from './fields.ts'
import { idIn, type Asked, type Reader } from './known-church.ts'

const records = (answer: unknown, name: string) => listOf(answer, name).filter(isRecord)

const personOf = (value: unknown): Fields | null =>
  typeof value === 'string' && value ? { nome: value } : isRecord(value) ? { ...value, nome: nameOf(value) } : null

const WEEKDAY_AND_TIME = ['diaSemana', 'horario']

const group = (fields: Fields): Fields => {
  const meeting = isRecord(fields['reuniao']) ? fields['reuniao'] : {}
  return {
    ...fields,
    nome: nameOf(fields),
    imagem: imageOf(fields['imagem'] ?? fields['imagens']),
    endereco: addressOf(fields['endereco'], 'BR'),
    lider: personOf(fields['lider']),
    responsavel: personOf(fields['responsavel']),
    reuniao: WEEKDAY_AND_TIME.every((name) => meeting[name] !== undefined) ? meeting : null,
  }
}

export const groups: Reader = (answer) => ({ ...besides(answer), celulas: records(answer, 'celulas').map(group) })
export const oneGroup: Reader = (answer) => group(oneOf(answer, 'celula'))

const meeting = (fields: Fields, asked: Asked): Fields => ({
  ...withDefaults(fields, { idCelula: idIn(asked, 1), data: '' }),
  tema: textOf(fields, 'tema') ?? nameOf(fields),
})

export const meetings: Reader = (answer, asked) => ({
  ...besides(answer),
  reunioes: records(answer, 'reunioes').map((fields) => meeting(fields, asked)),
})
export const oneMeeting: Reader = (answer, asked) => meeting(oneOf(answer, 'reuniao'), asked)

const study = (fields: Fields): Fields => ({
  ...withDefaults(fields, { dataPublicacao: '' }),
  titulo: nameOf(fields),
  imagem: imageOf(fields['imagem'] ?? fields['imagens']),
})

export const studies: Reader = (answer) => ({ ...besides(answer), estudos: records(answer, 'estudos').map(study) })
export const oneStudy: Reader = (answer) => study(oneOf(answer, 'estudo'))
/** Without the flag they are for members. */
export const studySettings: Reader = (answer) => ({
  data: { flagConteudoPublico: oneOf(answer, 'configuracaoEstudo')['flagConteudoPublico'] ?? false },
})

const prayer = (fields: Fields): Fields => ({
  ...withDefaults(fields, { mensagem: '', dataCadastro: '', qtdeOrando: 0 }),
  imagem: imageOf(fields['imagem'] ?? fields['image']),
  motivo: isRecord(fields['motivo']) ? { ...fields['motivo'], nome: nameOf(fields['motivo']) } : null,
})

const message = (fields: Fields, asked: Asked): Fields =>
  withDefaults(fields, { id: 0, mensagem: textOf(asked.body, 'mensagem') ?? '', dataCadastro: '' })

export const prayers: Reader = (answer) => ({ ...besides(answer), oracoes: records(answer, 'oracoes').map(prayer) })
export const onePrayer: Reader = (answer, asked) => {
  const fields = oneOf(answer, 'oracao')
  return {
    ...prayer(fields),
    mensagens: records(fields['mensagens'] ?? [], 'mensagens').map((item) => message(item, asked)),
  }
}
export const motives: Reader = (answer) => ({
  oracaoMotivos: records(answer, 'oracaoMotivos').map((fields) => ({ ...fields, nome: nameOf(fields) })),
})
export const newPrayer: Reader = (answer) => withDefaults(oneOf(answer, 'oracao'), { id: 0 })
export const newMessage: Reader = (answer, asked) => message(oneOf(answer, 'mensagem'), asked)
/** A backend that does not count has one person who prays: the one who said so. */
export const praying: Reader = (answer) => withDefaults(oneOf(answer, 'orar'), { qtdeOrando: 1 })

export const song: Reader = (answer, asked) => {
  const fields = oneOf(answer, 'louvor')
  return {
    ...withDefaults(fields, { id: idIn(asked, 0) }),
    titulo: textOf(fields, 'titulo', 'nome') ?? '',
    arquivos: listOf(fields['arquivos'] ?? [], 'arquivos').flatMap((item) => {
      const file = typeof item === 'string' ? { url: item } : isRecord(item) ? item : {}
      const url = textOf(file, 'url')
      return url ? [{ tipo: textOf(file, 'tipo') ?? '', nome: textOf(file, 'nome') ?? lastPart(url), url }] : []
    }),
  }
}

const lastPart = (url: string) => url.split(/[?#]/)[0]?.split('/').at(-1) ?? url

export const episodes: Reader = (answer) => ({
  ...besides(answer),
  episodios: records(answer, 'episodios')
    .filter((fields) => textOf(fields, 'audio_file'))
    .map((fields) => ({
      ...withDefaults(fields, { published_at: '' }),
      id: typeof fields['id'] === 'number' ? String(fields['id']) : fields['id'],
      title: nameOf(fields),
      background: imageOf(fields['background'])?.url ?? null,
    })),
})

/** Document 1 section 3: a video has `contentDetails.videoId` and a source. */
const video = (fields: Fields, place: number): Fields => {
  const details = isRecord(fields['contentDetails']) ? fields['contentDetails'] : {}
  const snippet = isRecord(fields['snippet']) ? fields['snippet'] : {}
  return {
    ...withDefaults(fields, {
      source: 'youtube',
      dataPublicacao: textOf(details, 'videoPublishedAt') ?? '',
    }),
    id: typeof fields['id'] === 'number' ? fields['id'] : place + 1,
    titulo: nameOf({ ...snippet, ...fields, id: undefined }),
    imagem: imageOf(fields['imagem'] ?? fields['imagens']),
    contentDetails: details,
  }
}

export const videos: Reader = (answer) => ({
  ...besides(answer),
  videos: records(answer, 'videos').map(video),
  listas: records(besides(answer)['listas'] ?? [], 'listas'),
})

/** Content of Play; a collection is one that has videos. */
const content = (fields: Fields): Fields => ({
  ...withDefaults(fields, {
    tipo: Array.isArray(fields['videos']) || fields['qtdeVideos'] !== undefined ? 'coletanea' : 'video',
    dataPublicacao: textOf(fields, 'dataCadastro') ?? '',
  }),
  titulo: nameOf(fields),
  imagem: imageOf(fields['imagem'] ?? fields['imagens'] ?? fields['image']),
  coletanea: isRecord(fields['coletanea']) ? { ...fields['coletanea'], titulo: nameOf(fields['coletanea']) } : null,
})

const tag = (fields: Fields): Fields => ({
  ...fields,
  nome: nameOf(fields),
  conteudos: records(fields['conteudos'] ?? [], 'conteudos').map(content),
})

export const playSettings: Reader = (answer) => {
  const fields = oneOf(answer, 'planoAssinaturaConfiguracao')
  return { tipoVisibilidadeConteudo: codeOf(fields['tipoVisibilidadeConteudo']) }
}
export const playHome: Reader = (answer) => {
  const fields = besides(answer)
  return {
    ...fields,
    imagem: imageOf(fields['imagem']),
    tags: records(answer, 'tags').map(tag),
  }
}
export const plans: Reader = (answer, { church }) => ({
  planos: records(answer, 'planos').map((fields) => ({
    ...withDefaults(fields, { moeda: church.currency, valor: 0, qtdeMeses: 1 }),
    nome: nameOf(fields),
  })),
})
export const playContents: Reader = (answer) => ({
  ...besides(answer),
  conteudos: records(answer, 'conteudos').map(content),
})
export const playContent: Reader = (answer) => {
  const fields = oneOf(answer, 'planoAssinaturaConteudo')
  return { ...content(fields), tags: records(fields['tags'] ?? [], 'tags').map(tag) }
}

const entry = (fields: Fields, { query }: Asked): Fields => ({
  ...withDefaults(fields, { id: 0 }),
  planoAssinaturaConteudo: content(
    isRecord(fields['planoAssinaturaConteudo'])
      ? fields['planoAssinaturaConteudo']
      : { id: Number(query['planoAssinaturaConteudo'] ?? fields['planoAssinaturaConteudo'] ?? 0) },
  ),
})
export const myList: Reader = (answer, asked) => ({
  usuarioPlanoAssinaturaConteudos: records(answer, 'usuarioPlanoAssinaturaConteudos').map((item) => entry(item, asked)),
})
export const newEntry: Reader = (answer, asked) => entry(oneOf(answer, 'usuarioPlanoAssinaturaConteudo'), asked)

export const subscriptions: Reader = (answer, { church }) => ({
  usuarioPlanoAssinaturas: records(answer, 'usuarioPlanoAssinaturas').map((fields, place) => ({
    ...withDefaults(fields, { id: place + 1, moeda: church.currency, valor: 0 }),
    status: { situacao: codeOf(fields['status']) },
  })),
})
