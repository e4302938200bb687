import type { DoacaoRecorrenteWire, MotivoWire } from '@atrio/contract'
import { ORDER } from './payment.ts'

export const wireReason = (over: Partial<MotivoWire> = {}): MotivoWire => ({
  id: 3,
  idIgreja: 1,
  nome: 'Dízimos e ofertas',
  descricao: 'O sustento da casa e do seu trabalho.',
  moeda: 'BRL',
  valorMinimo: 500,
  valorMaximo: null,
  flagRecorrencia: true,
  campanha: null,
  ...over,
})

export const wireRecurring = (over: Partial<DoacaoRecorrenteWire> = {}): DoacaoRecorrenteWire => ({
  id: 21,
  idMotivo: 3,
  nome: 'Dízimos e ofertas',
  moeda: 'BRL',
  valor: 10_000,
  flagUsuarioTaxa: false,
  valorTotal: 10_000,
  recorrenciaDias: 30,
  situacao: 'ativa',
  proximaData: '2026-12-22',
  proximaTentativa: null,
  cartao: { id: 5, bandeira: 'visa', final: '4242', validade: '12/2031' },
  pedido: ORDER,
  dataCadastro: '2026-11-22T12:00:00Z',
  ...over,
})
