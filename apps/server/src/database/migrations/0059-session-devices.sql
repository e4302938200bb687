-- From which browser on which kind of device a session began, for the person's own list of sessions. Codes only: the
-- user agent itself, which may identify a device, is not kept. Null: unknown, or from before these columns.
alter table sessao add column navegador text;
alter table sessao add column sistema text;

-- The last use of a session is the creation of its newest token, which the list reads from the end of the index.
create index token_renovacao_ultimo on token_renovacao (sessao_id, data_cadastro desc);
drop index token_renovacao_sessao;
