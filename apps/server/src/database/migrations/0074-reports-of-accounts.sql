-- How many of the people who reported a thing have an account: the rule that hides it counts these, since an address is
-- no person. What was reported before begins at none.
alter table denuncia add column qtde_contas int not null default 0 check (qtde_contas >= 0);
