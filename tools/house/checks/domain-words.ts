import ts from 'typescript'
import type { SourceFile } from '../source-file.ts'

/**
 * The wire's words for what docs/GLOSSARY.md names in English. Inside of the border they would make a second name for
 * one thing. CPF, CNPJ, CEP, Pix, boleto and EBD are names and stay; paths and texts are no names.
 */
const wireWords = new Set(
  `igreja congregacao organizacao cliente usuario membro visitante modulo evento inscricao inscrito ingresso lote vaga
  culto programacao doacao oferta dizimo motivo oracao mural celula reuniao estudo plano leitura louvor cifra musica
  carteirinha devocional noticia ministerio publicacao pagamento pedido compra cartao parcela endereco bairro cidade
  estado telefone nome senha titulo descricao imagem horario inicio termino aberto encerrado gratuito ativo situacao
  comprador valor metodo recorrencia resposta titular`
    .split(/\s+/)
    .flatMap((word) => [word, `${word}s`, word.replace(/ao$/, 'oes'), word.replace(/m$/, 'ns')]),
)

const partsOf = (name: string) =>
  name.match(/[A-Z]?[a-z]+|(?<![A-Z])[A-Z]+(?![a-z])/g)?.map((part) => part.toLowerCase()) ?? []
const wireWordIn = (name: string) => partsOf(name).find((part) => wireWords.has(part))

/** A text that names something: a field of the wire, also inside of another. */
const FIELD = /^[a-z]\w*(?:\.[\w*]+)*$/

/** Identifiers, and texts and patterns that name fields. */
function namesOf({ path, text }: SourceFile): Set<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text)
    if (ts.isStringLiteralLike(node) && FIELD.test(node.text)) names.add(node.text)
    if (ts.isRegularExpressionLiteral(node)) names.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(
    ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, path.endsWith('x') ? ts.ScriptKind.TSX : undefined),
  )
  return names
}

/** Tests, stories and scenes answer as the wire does, so they hold its words. */
const isFixture = ({ path }: SourceFile) => /\.(test|stories)\.tsx?$|\/testing\//.test(path)

/** Identifiers, names of fields and names of files are English. */
export const namesAreEnglish = (files: SourceFile[]): string[] =>
  files
    .filter((file) => !isFixture(file))
    .flatMap((file) => [
      ...(wireWordIn(file.path.slice(file.path.lastIndexOf('/') + 1)) ? [`${file.path}: the file's name`] : []),
      ...[...namesOf(file)].filter(wireWordIn).map((name) => `${file.path}: ${name}`),
    ])
