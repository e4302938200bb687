import { ApiError } from '../api-error.ts'
import { besides, isRecord, listOf, oneOf, type Fields } from './envelopes.ts'
import { addressOf, codeOf, imageOf, nameOf, textOf, withDefaults } from './fields.ts'
import { idIn, type Asked, type Reader } from './known-church.ts'

export const credentials: Reader = (answer) => {
  const fields = oneOf(answer, 'credenciais')
  return {
    ...fields,
    token: textOf(fields, 'token'),
    refreshToken: textOf(fields, 'refreshToken', 'refresh_token') ?? '',
  }
}

const person = (fields: Fields): Fields => ({
  ...withDefaults(fields, { nome: '', sobrenome: '', email: '' }),
  image: imageOf(fields['image']),
})

export const account: Reader = (answer) => person(oneOf(answer, 'user'))

const inChurch = (fields: Fields, { church, path }: Asked): Fields => ({
  ...withDefaults(person(fields), { idUser: Number(path[0]), idIgreja: church.id, dataCadastro: '' }),
  igreja: withDefaults(isRecord(fields['igreja']) ? fields['igreja'] : {}, {
    id: church.id,
    codigo: church.codigo,
    slug: church.slug,
    nome: church.nome,
  }),
  endereco: addressOf(fields['endereco'], 'BR'),
})

export const users: Reader = (answer, asked) => ({
  usuarios: listOf(answer, 'usuarios')
    .filter(isRecord)
    .map((fields) => inChurch(fields, asked)),
})

export const user: Reader = (answer, asked) => inChurch(withDefaults(oneOf(answer, 'usuario'), asked.body), asked)

export const documents: Reader = (answer, { church }) => ({
  documentos: listOf(answer, 'documentos')
    .filter(isRecord)
    .map((fields, place) => withDefaults(fields, { id: place + 1, idIgreja: church.id, tipo: '', numero: '' })),
})

export const roles: Reader = (answer, { church }) => ({
  userIgrejaRoles: listOf(answer, 'userIgrejaRoles').map((item) => ({
    idIgreja: isRecord(item) ? (item['idIgreja'] ?? church.id) : church.id,
    role: isRecord(item) ? (textOf(item, 'role') ?? codeOf(item['role'])) : item,
  })),
})

/** A look-up by e-mail: a person who is found signs in. Document 2 section 5: no users is a failure. */
export const knownByEmail: Reader = (answer) => {
  const fields = besides(answer)
  if (textOf(fields, 'acesso')) return fields
  const found = listOf(answer, 'usuarios').length > 0 || typeof oneOf(answer, 'user')['id'] === 'number'
  return { acesso: found ? 'login' : 'register' }
}

export const knownToNobody = (error: unknown): unknown => {
  if (error instanceof ApiError && error.status === 404) return { acesso: 'register' }
  throw error
}

export const addresses: Reader = (answer) => ({
  enderecos: listOf(answer, 'enderecos').flatMap((item, place) => {
    const address = addressOf(item, 'BR')
    return address ? [withDefaults(address, { id: place + 1 })] : []
  }),
})

/** Fields without a kind are texts. */
export const customFields: Reader = (answer) => ({
  camposPersonalizados: listOf(answer, 'camposPersonalizados')
    .filter(isRecord)
    .map((fields, place) => ({
      ...withDefaults(fields, { codigo: `campo-${place + 1}`, tipo: 'texto', nomeIngles: '', nomeEspanhol: '' }),
      nome: nameOf(fields),
    })),
})

export const children: Reader = (answer) => ({
  criancas: listOf(answer, 'criancas')
    .filter(isRecord)
    .map((fields) => ({ ...fields, nome: nameOf(fields) })),
})

export const photo: Reader = (answer) => {
  const fields = besides(answer)
  return { image: imageOf(fields['image'] ?? fields['data'] ?? answer) ?? { url: '' } }
}

/** The names of a reference list in the other languages are the ones that it has. */
export const named =
  (name: string): Reader =>
  (answer) => ({
    [name]: listOf(answer, name)
      .map((item): Fields => (isRecord(item) ? item : { codigo: item, nome: item }))
      .map((fields) => ({
        ...withDefaults(fields, { codigo: textOf(fields, 'sigla') ?? '', nomeIngles: '', nomeEspanhol: '' }),
        nome: nameOf(fields),
      })),
  })

export const memberCards: Reader = (answer, { query }) => ({
  usuarioCarteirinhas: listOf(answer, 'usuarioCarteirinhas')
    .filter(isRecord)
    .map((fields, place) => ({
      ...withDefaults(fields, { id: place + 1 }),
      usuario: withDefaults(isRecord(fields['usuario']) ? fields['usuario'] : {}, { id: query['usuario'] }),
    })),
})

export const notifications: Reader = (answer, { church }) => ({
  ...besides(answer),
  notificacoes: listOf(answer, 'notificacoes')
    .filter(isRecord)
    .map((fields) => ({
      ...withDefaults(fields, { titulo: '', corpo: '', dataCadastro: '' }),
      tipo: { codigo: codeOf(fields['tipo']) },
      igreja: withDefaults(isRecord(fields['igreja']) ? fields['igreja'] : {}, {
        id: church.id,
        codigo: codeOf(fields['igreja']) || church.codigo,
        nome: church.nome,
      }),
    })),
})

/** An order to change church ends where that church's portal is, or nowhere. */
export const accessCode: Reader = (answer) =>
  withDefaults(oneOf(answer, 'codigoAcesso'), { codigo: '', origem: '', expiraEm: '' })

export const noteOf = (fields: Fields, asked: Asked): Fields => ({
  ...withDefaults(fields, {
    id: idIn(asked, 0),
    titulo: textOf(asked.body, 'titulo') ?? '',
    texto: textOf(asked.body, 'texto') ?? '',
    dataUltimaAlteracao: textOf(fields, 'dataCadastro') ?? '',
  }),
})

export const notes: Reader = (answer, asked) => ({
  notasSermao: listOf(answer, 'notasSermao')
    .filter(isRecord)
    .map((fields) => noteOf(fields, asked)),
})

/** An answer to a write says what was written, and when: now. */
export const note: Reader = (answer, asked) => {
  const fields = noteOf(oneOf(answer, 'notaSermao'), asked)
  return asked.body['titulo'] === undefined || fields['dataUltimaAlteracao']
    ? fields
    : { ...fields, dataUltimaAlteracao: new Date().toISOString() }
}
