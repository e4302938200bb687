import { refuse, wireChurchListing, wireCongregation, wireStartUp, type FakeHttp } from '@atrio/testing'

const CHURCH = 'GET /igreja/codigo/demo'
const CONGREGATIONS = 'GET /congregacao/?igreja=1'
const ORGANIZATION = 'GET /organizacao/gracenetwork'
const CHURCHES = 'GET /cliente/?organizacao=gracenetwork'
/** The person's place in tests, as it is sent: rounded to about a kilometre. */
const NEAR = `${CHURCHES}&latitude=42.05&longitude=-87.69`

const organization = { id: 9, slug: 'gracenetwork', nome: 'Grace Network', descricao: null, imagens: [] }
const hope = wireChurchListing()
const here = wireChurchListing({ id: 1, codigo: 'demo', nome: 'Igreja Vida Plena', corApp: '#7A3E9D' })
const harbor = wireChurchListing({
  id: 3,
  codigo: 'harbor',
  nome: 'Harbor Church',
  corApp: '#1D4ED8',
  hostname: 'harbor.example',
})

const { igreja } = wireStartUp()
/** A church with the fewest values. */
const bare = { ...igreja, historia: null, endereco: null, telefone: null, email: null, redesSociais: [] }
/** The test church as a member of an organisation. */
export const inOrganization = { igreja: { ...igreja, slugOrganizacao: 'gracenetwork' } }

/** Scenes of the wire, for tests and stories. */
export const scenes = {
  congregations: {
    [CHURCH]: igreja,
    [CONGREGATIONS]: {
      congregacoes: [wireCongregation(), wireCongregation({ id: 6, nome: 'Congregação do Ipiranga', endereco: null })],
    },
  },
  alone: { [CHURCH]: igreja, [CONGREGATIONS]: { congregacoes: [] } },
  bare: { [CHURCH]: bare, [CONGREGATIONS]: { congregacoes: [] } },
  sister: { [CHURCH]: inOrganization.igreja, [CONGREGATIONS]: { congregacoes: [] } },
  congregationsFail: { [CHURCH]: igreja, [CONGREGATIONS]: refuse(500) },
  organization: {
    [ORGANIZATION]: organization,
    [CHURCHES]: { clientes: [here, hope, harbor] },
    [NEAR]: {
      clientes: [
        { ...harbor, distancia: 3219 },
        { ...hope, distancia: 40_000 },
        { ...here, distancia: null },
      ],
    },
  },
  nearFails: {
    [ORGANIZATION]: organization,
    [CHURCHES]: { clientes: [here, hope] },
    [NEAR]: refuse(500),
  },
  emptyOrganization: { [ORGANIZATION]: organization, [CHURCHES]: { clientes: [] } },
} satisfies Record<string, FakeHttp>
