-- What is due in each line. The index over all lines, email_saida_proximo, is used by the version before.
create index concurrently email_saida_fila on email_saida (fila, proximo_envio, id) where data_desistencia is null;
