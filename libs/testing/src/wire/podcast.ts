import type { EpisodioWire } from '@atrio/contract'

export const wireEpisode = (over: Partial<EpisodioWire> = {}): EpisodioWire => ({
  id: '9f2c41d7a0b3',
  background: null,
  title: 'O pão de cada dia',
  description: '<p>Sobre a oração que se faz de manhã, com pressa, e a que se faz à noite, sem ela.</p>',
  position: 1,
  published_at: '2026-11-16T09:00:00Z',
  audio_file: '/media/demo/0123456789abcdef0123456789abcdef/episodio.wav',
  duracaoSegundos: 1510,
  ...over,
})
