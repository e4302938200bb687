import { ProblemError } from '../../http/problem.ts'

const FAULTS: Record<string, () => ProblemError> = {
  documento_em_uso: () => new ProblemError('cpf_in_use'),
  usuario_congregacao: () =>
    new ProblemError('validation', [{ field: 'idCongregacao', code: 'unknown', message: 'is not of this church' }]),
}

/** The refusal behind a violated constraint on personal data. */
export async function withRefusals<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { constraint } = ((error as Error).cause ?? error) as { constraint?: string }
    throw FAULTS[constraint ?? '']?.() ?? error
  }
}
