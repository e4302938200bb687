/** The ASCII digits of a text, without anything else: the stored and sent form of CPF, CEP and phone numbers. */
export const onlyDigits = (text: string): string => text.replace(/[^0-9]/g, '')
