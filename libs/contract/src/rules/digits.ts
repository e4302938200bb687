/** The ASCII digits of a text, without anything else: what CPF, CEP and phone numbers are stored and sent as. */
export const onlyDigits = (text: string): string => text.replace(/[^0-9]/g, '')
