/** The books of a Bible by their USFM codes, in the order of its usual editions. */
export const bookCodes = [
  'GEN EXO LEV NUM DEU JOS JDG RUT 1SA 2SA 1KI 2KI 1CH 2CH EZR NEH EST JOB PSA PRO ECC SNG ISA JER LAM EZK DAN HOS JOL',
  'AMO OBA JON MIC NAM HAB ZEP HAG ZEC MAL',
  'MAT MRK LUK JHN ACT ROM 1CO 2CO GAL EPH PHP COL 1TH 2TH 1TI 2TI TIT PHM HEB JAS 1PE 2PE 1JN 2JN 3JN JUD REV',
].flatMap((codes) => codes.split(' '))

/** Their names in OSIS, in the same order. */
const osisNames = [
  'Gen Exod Lev Num Deut Josh Judg Ruth 1Sam 2Sam 1Kgs 2Kgs 1Chr 2Chr Ezra Neh Esth Job Ps Prov Eccl Song Isa Jer Lam',
  'Ezek Dan Hos Joel Amos Obad Jonah Mic Nah Hab Zeph Hag Zech Mal Matt Mark Luke John Acts Rom 1Cor 2Cor Gal Eph Phil',
  'Col 1Thess 2Thess 1Tim 2Tim Titus Phlm Heb Jas 1Pet 2Pet 1John 2John 3John Jude Rev',
].flatMap((names) => names.split(' '))

/** The code of a book by its name in OSIS; undefined for one outside the canon of 66. */
export const bookOfOsis = (name: string): string | undefined => bookCodes[osisNames.indexOf(name)]
