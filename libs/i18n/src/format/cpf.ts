/** Formats as 529.982.247-25; anything but eleven digits is returned unchanged. */
export const formatCpf = (cpf: string): string => cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')
