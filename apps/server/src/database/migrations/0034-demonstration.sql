-- The churches that a new embedded database begins with, by the name of their content folder, which is their code. All
-- are noted before the first is imported, and each as imported in the transaction that imports it: a start that was cut
-- short goes on at the next. A church that is removed later keeps its row here, so it does not come back.
create table demonstracao (
  pasta text primary key,
  importada_em timestamptz
);
grant select on demonstracao to atrio_app;
