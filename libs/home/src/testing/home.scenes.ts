import { noResponse, refuse, wireBanner, type FakeHttp } from '@atrio/testing'

const BANNERS = 'GET /banner/?igreja=1'

/** Scenes of the wire, for tests and stories. */
export const scenes = {
  banners: {
    [BANNERS]: {
      banners: [
        wireBanner(),
        wireBanner({
          id: 2,
          chamada: null,
          titulo: 'Mutirão de inverno',
          url: 'https://example.org/inverno',
          textoBotao: null,
        }),
        wireBanner({ id: 3, titulo: 'Batismos no domingo', descricao: null, url: null }),
      ],
    },
  },
  single: { [BANNERS]: { banners: [wireBanner()] } },
  none: { [BANNERS]: { banners: [] } },
  failing: { [BANNERS]: refuse(500) },
  unreachable: { [BANNERS]: noResponse() },
} satisfies Record<string, FakeHttp>
