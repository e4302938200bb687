import { BASE, before, type Columns, type Growth, id, insert, ofChurch, ofUser, text } from './rows.ts'

/** What a church publishes. */
export function writingRows(growth: Growth): string[] {
  const { church } = growth
  const add = (table: string, columns: Columns) => insert(growth, table, columns)
  const published = { slug: `'slug-' || n`, titulo: `'Title ' || n`, data_publicacao: before }
  const one = { igreja_id: church, id }
  const written = { ...one, ...published, conteudo: text, minutos_leitura: 1 }
  const listed = { igreja_id: ofChurch(growth), id, slug: `'slug-' || n`, posicao: 'n' }
  const video = { servico: `'youtube'`, codigo: `'aaaaaaaaaaa'` }
  /** One of two belongs to the church's first list, the others to its other ones. */
  const ofList = `case when n % 2 = 1 then ${1 + BASE} else n % 100 + 1 + ${BASE} end`
  const user = ofUser(growth)
  return [
    add('louvor', {
      ...one,
      slug: `'slug-' || n`,
      titulo: `'Song ' || n`,
      conteudo: text,
      ordem: `lpad(n::text, 8, '0')`,
      busca: `'song ' || n`,
    }),
    add('louvor_igreja', { id, igreja_id: church }),
    add('podcast_episodio', { ...one, ...published, audio: `'https://audio.example/' || n` }),
    // a psalm of a hundred verses, and all the others elsewhere
    add('versiculo_biblia', {
      traducao: `'growth'`,
      id: `case when n <= 100 then 19001000 else 40001000 end + n`,
      livro: `'PSA'`,
      capitulo: 1,
      numero: 'n',
      flag_paragrafo: false,
      texto: text,
      busca: `to_tsvector('english', ${text})`,
    }),
    add('devocional', written),
    add('noticia', written),
    add('ebd', written),
    add('ministerio', { ...listed, nome: `'Ministry ' || n` }),
    add('ministerio_projeto', {
      igreja_id: ofChurch(growth),
      id,
      ministerio_id: id,
      slug: `'slug-' || n`,
      nome: `'Project ' || n`,
    }),
    add('publicacao_tipo', { ...listed, nome: `'Kind ' || n` }),
    add('publicacao', { ...written, publicacao_tipo_id: ofList }),
    add('video_lista', { ...listed, titulo: `'List ' || n` }),
    add('video', { ...one, ...published, ...video, video_lista_id: ofList }),
    // each has the words of a title in its vector, as the triggers write them
    add('documento_busca', {
      igreja_id: church,
      tipo: `'noticia'`,
      id,
      slug: `'slug-' || n`,
      titulo: `'Title ' || n`,
      texto: text,
      data: before,
      data_publicacao: before,
      busca: `to_tsvector('english', ${text})
        || array_to_tsvector(array['titl', '!titl', n::text, '!' || n, '@${church}/noticia'])`,
    }),
    add('plano_leitura', {
      ...listed,
      // as the measured church's first is named in a path
      uuid: `lpad(n::text, 32, '0')::uuid`,
      nome: `'Reading ' || n`,
      qtde_dias: 1,
      dias: `'[{"titulo":null,"texto":null,"passagens":[]}]'`,
      flag_ativo: true,
    }),
    add('plano_leitura_assinatura', {
      ...one,
      plano_leitura_id: `(n - 1) % 100 + 1 + ${BASE}`,
      usuario_id: user,
      data_inicio: `date '2030-01-01' - 1`,
    }),
    add('plano_assinatura', { ...listed, nome: `'Plan ' || n`, valor: 100, qtde_meses: 1 }),
    add('plano_assinatura_conteudo', {
      ...one,
      ...published,
      ...video,
      tipo: `'video'`,
      busca: `'title ' || n`,
      flag_destaque: 'n % 10 = 1',
    }),
    add('plano_assinatura_tag', { ...listed, nome: `'Tag ' || n` }),
    add('plano_assinatura_conteudo_tag', {
      igreja_id: ofChurch(growth),
      id,
      tag_id: id,
      conteudo_id: id,
    }),
    add('usuario_plano_assinatura', {
      ...one,
      usuario_id: user,
      plano_id: 1 + BASE,
      nome: `'Plan'`,
      valor: 100,
      qtde_meses: 1,
      idioma: `'pt_BR'`,
      situacao: `'ativo'`,
      data_inicio: before,
      data_fim: `${before} + interval '31 days'`,
      data_cadastro: before,
    }),
    add('usuario_plano_assinatura_conteudo', { ...one, usuario_id: user, conteudo_id: id, data_cadastro: before }),
    add('plano_assinatura_posicao', {
      igreja_id: church,
      usuario_id: user,
      conteudo_id: id,
      segundos: 1,
      data_ultima_alteracao: before,
    }),
  ]
}
