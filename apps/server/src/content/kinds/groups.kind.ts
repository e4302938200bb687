import { groupFrequencyCodes } from '@atrio/contract'
import { asc, eq } from 'drizzle-orm'
import Type from 'typebox'
import { plain } from '../../platform/search-text.ts'
import { fileAddress, filled, wireAddress } from '../church-rows.ts'
import { defineKind } from '../content-kind.ts'
import { Address, BodyFormat, Fields, Flag, Latitude, Longitude, Maybe, Picture, Text } from '../format/fields.ts'
import { celula } from '../tables.ts'

const Person = Fields({ nome: Text(120), telefone: Maybe(Text(40)) })

const schema = Fields({
  formato: Maybe(BodyFormat),
  nome: Text(120),
  publico: Maybe(Text(120)),
  imagem: Maybe(Picture),
  endereco: Maybe(Address),
  latitude: Maybe(Latitude),
  longitude: Maybe(Longitude),
  flagEnderecoPublico: Maybe(Flag),
  lider: Maybe(Person),
  responsavel: Maybe(Person),
  visibilidadeTelefone: Maybe(Type.Enum(['membros', 'usuarios'])),
  reuniao: Maybe(
    Fields({
      diaSemana: Type.Integer({ minimum: 0, maximum: 6 }),
      horario: Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }),
      frequencia: Maybe(Type.Enum([...groupFrequencyCodes])),
    }),
  ),
  qtdeMaxMembros: Maybe(Type.Integer({ minimum: 1, maximum: 1000 })),
  flagRecebeSolicitacao: Maybe(Flag),
})

/** `celulas/<slug>.md`: a small group; the text below the front matter is its description. */
export const groupsKind = defineKind({
  path: /^celulas\/([a-z0-9][a-z0-9-]{0,62})\.md$/,
  schema,
  write: async (church, groups) => {
    const rows = []
    for (const { slug, data: group, html } of groups) {
      rows.push({
        slug,
        nome: group.nome,
        ordem: plain(group.nome),
        descricao: html,
        publico: group.publico ?? null,
        imagem: await church.picture(group.imagem),
        endereco: wireAddress(group.endereco),
        latitude: group.latitude ?? null,
        longitude: group.longitude ?? null,
        flagEnderecoPublico: group.flagEnderecoPublico ?? false,
        lider: group.lider?.nome ?? null,
        telefoneLider: group.lider?.telefone ?? null,
        responsavel: group.responsavel?.nome ?? null,
        telefoneResponsavel: group.responsavel?.telefone ?? null,
        visibilidadeTelefone: group.visibilidadeTelefone ?? ('membros' as const),
        diaSemana: group.reuniao?.diaSemana ?? null,
        horario: group.reuniao?.horario ?? null,
        frequencia: group.reuniao?.frequencia ?? null,
        qtdeMaxMembros: group.qtdeMaxMembros ?? null,
        flagRecebeSolicitacao: group.flagRecebeSolicitacao ?? true,
      })
    }
    await church.replace(celula, { key: (row) => row.slug, rows })
  },
  read: async ({ db, church, picture }) => {
    const rows = await db.select().from(celula).where(eq(celula.igrejaId, church)).orderBy(asc(celula.slug))
    const files = []
    for (const row of rows) {
      const { nome, publico, latitude, longitude, flagEnderecoPublico, visibilidadeTelefone, qtdeMaxMembros } = row
      const { diaSemana, horario, frequencia, flagRecebeSolicitacao } = row
      const person = (name: string | null, telefone: string | null) =>
        name === null ? null : filled({ nome: name, telefone })
      const data = filled({
        nome,
        publico,
        imagem: await picture(row.imagem),
        endereco: fileAddress(row.endereco),
        latitude,
        longitude,
        flagEnderecoPublico,
        lider: person(row.lider, row.telefoneLider),
        responsavel: person(row.responsavel, row.telefoneResponsavel),
        visibilidadeTelefone,
        reuniao: diaSemana === null ? null : filled({ diaSemana, horario, frequencia }),
        qtdeMaxMembros,
        flagRecebeSolicitacao,
      })
      files.push({ path: `celulas/${row.slug}.md`, data, html: row.descricao })
    }
    return files
  },
})
