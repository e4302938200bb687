-- Whether an account's mailed passwords wait: asked on each request for one, most of all while the outbox grows.
create index concurrently email_saida_codigo on email_saida (codigo) where valido_ate is not null;
