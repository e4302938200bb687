-- Which videos of Play a member has watched, by 90 % of their length or by their own word, and how long a video is where
-- the church has not said so (the player knows).
alter table plano_assinatura_posicao add column duracao_segundos int check (duracao_segundos > 0);
alter table plano_assinatura_posicao add column data_conclusao timestamptz;
create index plano_assinatura_posicao_continua on plano_assinatura_posicao
  (usuario_id, data_ultima_alteracao desc, conteudo_id) where segundos > 0 and data_conclusao is null;

-- Subtitles of a video's own file: [{ idioma, rotulo, url }].
alter table plano_assinatura_conteudo add column legendas jsonb not null default '[]';
