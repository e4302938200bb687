import type { ClienteWire, IgrejaWire } from '@atrio/contract'
import Type from 'typebox'
import type { DirectoryChurch } from './church-directory.ts'

/** A host name in a query. */
export const HostText = Type.String({ pattern: '^[A-Za-z0-9]([A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$' })

/** Document 1 section 3 (Church). Field by field, so that a new column is not published by accident. */
export const toIgreja = (church: DirectoryChurch): IgrejaWire => ({
  id: church.id,
  slug: church.slug,
  uuid: church.uuid,
  codigo: church.codigo,
  nome: church.nome,
  descricao: church.descricao,
  historia: church.historia,
  telefone: church.telefone,
  email: church.email,
  endereco: church.endereco,
  latitude: church.latitude,
  longitude: church.longitude,
  redesSociais: church.redesSociais,
  slugOrganizacao: church.slugOrganizacao,
  idioma: church.idioma,
  imagens: church.imagens,
  flagAtivo: church.flagAtivo,
  flagChatBot: church.flagChatBot,
  facebookPixelCode: church.facebookPixelCode,
  codigoPlano: church.codigoPlano,
  dataCadastro: church.dataCadastro.toISOString(),
  urlGooglePlay: church.urlGooglePlay,
  urlAppleStore: church.urlAppleStore,
  fusoHorario: church.fusoHorario,
  moeda: church.moeda,
})

/** A church in lists. @param distancia metres from the requested place */
export const toCliente = (church: DirectoryChurch, distancia?: number): ClienteWire => ({
  id: church.id,
  codigo: church.codigo,
  slug: church.slug,
  nome: church.nome,
  descricao: church.descricao,
  slugOrganizacao: church.slugOrganizacao,
  endereco: church.endereco,
  latitude: church.latitude,
  longitude: church.longitude,
  imagens: church.imagens,
  corApp: church.corApp,
  hostname: church.hostname,
  ...(distancia !== undefined && { distancia: Math.round(distancia) }),
})
