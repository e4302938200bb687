-- Search in what a church publishes. One row for each thing that its visitors may find, kept by triggers on the tables
-- of the things; what is withdrawn has no row. Decision 0059 has the figures.

-- Words as they are compared: small letters without accents, parted by single blanks. The characters are named one by
-- one: what a letter is to PostgreSQL depends on the locale of the cluster.
create function folded(words text) returns text language sql immutable parallel safe as $$
  select btrim(regexp_replace(
    lower(regexp_replace(normalize(words, nfd), '[\u0300-\u036f]', '', 'g')),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u2190-\u2bff\u3000-\u303f\U0001f000-\U0001faff]+',
    ' ', 'g'))
$$;

-- The words of sanitised HTML or of plain text, with single blanks, and no more of them than an excerpt is made from.
create function searched_text(variadic parts text[]) returns text language sql immutable parallel safe as $$
  select left(btrim(regexp_replace(
    replace(replace(replace(replace(replace(
      regexp_replace(array_to_string(parts, ' '), '<[^>]*>', ' ', 'g'),
      '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'),
    '\s+', ' ', 'g')), 10000)
$$;

create function search_configuration(language text) returns regconfig language sql immutable parallel safe as $$
  select (case left(language, 2) when 'pt' then 'pg_catalog.portuguese' when 'es' then 'pg_catalog.spanish'
    when 'en' then 'pg_catalog.english' else 'pg_catalog.simple' end)::regconfig
$$;

-- `busca` has the stems of title and text (those of the text with their positions in it), the title's once more behind
-- `!`, and the church with the kind behind `@`: one index answers for all three, and reads no other church's entries.
create table documento_busca (
  igreja_id int not null references igreja on delete cascade,
  tipo text not null,
  id bigint not null,
  -- of a project its ministry, of a publication its type, of a video its list
  pai_id bigint,
  slug text,
  titulo text not null,
  texto text not null,
  -- Newest first; of an event its end, so that those to come are first.
  data timestamptz not null,
  data_publicacao timestamptz not null,
  busca tsvector not null,
  primary key (igreja_id, tipo, id)
);
create index documento_busca_data on documento_busca (igreja_id, tipo, data, id);
create index documento_busca_palavras on documento_busca using gin (busca);
call protect_church_table('documento_busca');
-- PostgreSQL may not look into an index by words before row-level security has chosen the rows, one by one. So requests
-- have no right to this table at all: its owner reads it for them, in the functions below, for the church that is set.
alter table documento_busca no force row level security;

create function search_vector(church int, kind text, title text, body text) returns tsvector
  language sql stable set search_path = pg_catalog, public as $$
  select strip(title_words) || array_to_tsvector(array(select '!' || lexeme from unnest(title_words)))
    || array_to_tsvector(array['@' || church || '/' || kind]) || to_tsvector(configuration, folded(body))
  from (select search_configuration(idioma) as configuration from igreja where id = church) as of_church,
    lateral (select to_tsvector(configuration, folded(title)) as title_words) as of_title
$$;

create procedure keep_document(
  church int, kind text, row_id bigint, parent bigint, slug text, title text, body text, at timestamptz, since timestamptz
) language sql as $$
  insert into documento_busca (igreja_id, tipo, id, pai_id, slug, titulo, texto, data, data_publicacao, busca)
  values (church, kind, row_id, parent, slug, title, body, at, since, search_vector(church, kind, title, body))
  on conflict (igreja_id, tipo, id) do update set pai_id = excluded.pai_id, slug = excluded.slug,
    titulo = excluded.titulo, texto = excluded.texto, data = excluded.data, data_publicacao = excluded.data_publicacao,
    busca = excluded.busca
$$;

-- For a table whose rows are found: `body`, `parent`, `at`, `since` and `shown` are SQL about its row `new`.
create procedure find_rows(
  content regclass, kind text, title text, body text, at text, since text,
  parent text default 'null::bigint', shown text default 'true'
) language plpgsql as $find$
begin
  execute format($body$
    create function find_%1$s() returns trigger
      language plpgsql security definer set search_path = pg_catalog, public as $$
    begin
      if tg_op = 'DELETE' then
        delete from documento_busca where igreja_id = old.igreja_id and tipo = %1$L and id = old.id;
      elsif %8$s then
        call keep_document(new.igreja_id, %1$L, new.id, %7$s, new.slug, %3$s, searched_text(%4$s), %5$s, %6$s);
      else
        delete from documento_busca where igreja_id = new.igreja_id and tipo = %1$L and id = new.id;
      end if;
      return null;
    end $$;
    create trigger find_rows after insert or update or delete on %2$s for each row execute function find_%1$s()
  $body$, kind, content, title, body, at, since, parent, shown);
end $find$;

call find_rows('evento', 'evento', 'new.nome', $$new.chamada, new.resumo, new.descricao, new.local ->> 'nome'$$,
  'new.data_fim', $$'-infinity'$$, shown => 'new.flag_ativo');
call find_rows('noticia', 'noticia', 'new.titulo', 'new.resumo, new.conteudo, new.autor',
  'new.data_publicacao', 'new.data_publicacao');
call find_rows('devocional', 'devocional', 'new.titulo',
  'new.resumo, new.conteudo, new.versiculo, new.referencia, new.autor', 'new.data_publicacao', 'new.data_publicacao');
call find_rows('ministerio', 'ministerio', 'new.nome', 'new.resumo, new.conteudo', $$'epoch'$$, $$'-infinity'$$);
call find_rows('ministerio_projeto', 'projeto', 'new.nome', 'new.resumo, new.conteudo', $$'epoch'$$, $$'-infinity'$$,
  parent => 'new.ministerio_id');
call find_rows('publicacao', 'publicacao', 'new.titulo', 'new.resumo, new.conteudo, new.autor',
  'new.data_publicacao', 'new.data_publicacao', parent => 'new.publicacao_tipo_id');
call find_rows('ebd', 'ebd', 'new.titulo', 'new.resumo, new.conteudo, new.publico, new.autor',
  'new.data_publicacao', 'new.data_publicacao');
call find_rows('video', 'video', 'new.titulo', 'new.descricao', 'new.data_publicacao', 'new.data_publicacao',
  parent => 'new.video_lista_id');
call find_rows('podcast_episodio', 'episodio', 'new.titulo', 'new.descricao', 'new.data_publicacao', 'new.data_publicacao');
-- a chord stands within its word: Gra[C]ça
call find_rows('louvor', 'louvor', 'new.titulo',
  $$new.subtitulo, new.autor, new.tema, new.grupo, new.codigo, regexp_replace(new.conteudo, '\[[^]]*\]', '', 'g')$$,
  $$'epoch'$$, $$'-infinity'$$);
call find_rows('celula', 'celula', 'new.nome', 'new.descricao, new.publico', $$'epoch'$$, $$'-infinity'$$);

-- The page about the church, in its own row; and all of a church anew when its language is another.
create function find_church() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  call keep_document(new.id, 'pagina', new.id, null, 'sobre', new.nome, searched_text(new.descricao, new.historia),
    'epoch', '-infinity');
  if tg_op = 'UPDATE' and old.idioma <> new.idioma then
    update documento_busca set busca = search_vector(igreja_id, tipo, titulo, texto) where igreja_id = new.id;
  end if;
  return null;
end $$;
create trigger find_church_new after insert on igreja for each row execute function find_church();
create trigger find_church after update of nome, descricao, historia, idioma on igreja for each row
  when ((old.nome, old.descricao, old.historia, old.idioma) is distinct from (new.nome, new.descricao, new.historia, new.idioma))
  execute function find_church();

-- The stems of a term's words, eight at most. The last word is a beginning, in both of its forms; a stop word counts
-- only where the term has no other word.
create function search_words(configuration regconfig, term text)
  returns table (n bigint, lexeme text, is_beginning boolean) language sql stable as $$
  with word as (
    select split.n, split.word, (tsvector_to_array(to_tsvector(configuration, split.word)))[1] as stem
    from regexp_split_to_table(folded(left(term, 100)), ' ') with ordinality as split (word, n)
    where split.word <> '' order by split.n limit 8)
  select word.n, form.lexeme, word.n = (select max(word.n) from word)
  from word, lateral (values (word.stem), (word.word)) as form (lexeme)
  where form.lexeme = word.stem
    or (form.lexeme = word.word and word.n = (select max(word.n) from word)
      and (word.stem is not null or not exists (select from word as other where other.stem is not null)))
$$;

-- Null for a term without words. @param mark what stands before each stem in the index
create function search_query(configuration regconfig, term text, mark text) returns tsquery language sql stable as $$
  select nullif(string_agg(alternatives, ' & '), '')::tsquery from (
    select '(' || string_agg(quote_literal(mark || lexeme) || case when is_beginning then ':*' else '' end, ' | ') || ')'
      as alternatives
    from search_words(configuration, term) group by n) as word
$$;

-- Rows of one kind that answer a query, newest first. Words that many rows have are met among the newest; only where those
-- are too few, the index by words is asked for the older ones: the planner, who cannot know how many a beginning matches,
-- would read all rows for a rare word, and all entries for a common one.
create function search_rows(church int, kind text, query tsquery, until timestamptz, most int) returns setof documento_busca
  language plpgsql stable set search_path = pg_catalog, public set enable_seqscan = off
  set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  last_data timestamptz;
  last_id bigint;
  taken int;
begin
  select data, id into last_data, last_id from documento_busca where igreja_id = church and tipo = kind
    order by data desc, id desc offset 199 limit 1;
  return query select * from (
      select * from documento_busca where igreja_id = church and tipo = kind order by data desc, id desc limit 200) as newest
    where busca @@ query and data_publicacao <= until order by data desc, id desc limit most;
  get diagnostics taken = row_count;
  if taken = most or last_data is null then return; end if;
  return query select * from (
      select * from documento_busca where busca @@ (in_place(church, kind) && query) limit 5000) as older
    where (data, id) < (last_data, last_id) and data_publicacao <= until order by data desc, id desc limit most - taken;
end $$;

create function in_place(church int, kind text) returns tsquery language sql immutable parallel safe as $$
  select ('''@' || church || '/' || kind || '''')::tsquery
$$;

-- The best of each kind: first those with all words in their title, then those with all words anywhere, newest first.
-- Of the church that is set, as row-level security would have it. `posicoes` are those of the found words in `texto`.
create function search_documents(kinds text[], term text, until timestamptz, most int)
  returns table (tipo text, id bigint, pai_id bigint, slug text, titulo text, texto text, data timestamptz, posicoes int[])
  language plpgsql stable security definer set search_path = pg_catalog, public as $$
#variable_conflict use_column
declare
  church int := (nullif(current_setting('app.igrejas', true), '')::int[])[1];
  configuration regconfig := (select search_configuration(idioma) from igreja where igreja.id = church);
  in_title tsquery := search_query(configuration, term, '!');
  anywhere tsquery := search_query(configuration, term, '');
  stems text[] := array(select lexeme from search_words(configuration, term) where not is_beginning);
  beginnings text[] := array(select lexeme from search_words(configuration, term) where is_beginning);
  kind text;
  taken int;
begin
  if anywhere is null then return; end if;
  foreach kind in array kinds loop
    return query select d.tipo, d.id, d.pai_id, d.slug, d.titulo, d.texto, d.data, found_positions(d.busca, stems, beginnings)
      from search_rows(church, kind, in_title, until, most) as d;
    get diagnostics taken = row_count;
    if taken < most then
      return query select d.tipo, d.id, d.pai_id, d.slug, d.titulo, d.texto, d.data, found_positions(d.busca, stems, beginnings)
        from search_rows(church, kind, anywhere && !!in_title, until, most - taken) as d;
    end if;
  end loop;
end $$;

create function found_positions(busca tsvector, stems text[], beginnings text[]) returns int[] language sql immutable as $$
  select array(select position::int from unnest(busca) as entry, unnest(entry.positions) as position
    where entry.lexeme = any (stems) or exists (select from unnest(beginnings) as begins where starts_with(entry.lexeme, begins))
    order by position limit 40)
$$;

-- The next of one kind that have all words, for a list, in the same two steps: newest first from a place on, or those to
-- come (`is_ahead`).
create function search_ids(
  kind text, term text, parent bigint, until timestamptz, place_data timestamptz, place_id bigint, is_ahead boolean, most int
) returns table (id bigint)
  language plpgsql stable security definer set search_path = pg_catalog, public set enable_seqscan = off
  set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  church int := (nullif(current_setting('app.igrejas', true), '')::int[])[1];
  words tsquery := search_query((select search_configuration(idioma) from igreja where igreja.id = church), term, '');
  last_data timestamptz;
  last_id bigint;
  taken int;
begin
  if is_ahead then
    place_data := greatest(place_data, until);
    select data, id into last_data, last_id from documento_busca where igreja_id = church and tipo = kind
      and (data, id) > (place_data, coalesce(place_id, 0)) order by data, id offset 499 limit 1;
    return query select id from (
        select * from documento_busca where igreja_id = church and tipo = kind
          and (data, id) > (place_data, coalesce(place_id, 0)) order by data, id limit 500) as nearest
      where busca @@ words and data > until order by data, id limit most;
    get diagnostics taken = row_count;
    if taken = most or last_data is null then return; end if;
    return query select id from (
        select * from documento_busca where busca @@ (in_place(church, kind) && words) offset 0) as farther
      where (data, id) > (last_data, last_id) order by data, id limit most - taken;
  else
    place_data := coalesce(place_data, 'infinity');
    select data, id into last_data, last_id from documento_busca where igreja_id = church and tipo = kind
      and (data, id) < (place_data, coalesce(place_id, 0)) order by data desc, id desc offset 499 limit 1;
    return query select id from (
        select * from documento_busca where igreja_id = church and tipo = kind
          and (data, id) < (place_data, coalesce(place_id, 0)) order by data desc, id desc limit 500) as newest
      where busca @@ words and data_publicacao <= until and (parent is null or pai_id = parent)
      order by data desc, id desc limit most;
    get diagnostics taken = row_count;
    if taken = most or last_data is null then return; end if;
    return query select id from (
        select * from documento_busca where busca @@ (in_place(church, kind) && words) offset 0) as older
      where (data, id) < (last_data, last_id) and data_publicacao <= until and (parent is null or pai_id = parent)
      order by data desc, id desc limit most - taken;
  end if;
end $$;

revoke execute on function search_documents(text[], text, timestamptz, int) from public;
revoke execute on function search_ids(text, text, bigint, timestamptz, timestamptz, bigint, boolean, int) from public;
grant execute on function search_documents(text[], text, timestamptz, int) to atrio_app;
grant execute on function search_ids(text, text, bigint, timestamptz, timestamptz, bigint, boolean, int) to atrio_app;

-- What is there already: an update that changes nothing runs the triggers. The owner is subject to row-level security.
do $$
declare
  content text;
begin
  perform set_config('app.igrejas', coalesce((select array_agg(id)::text from igreja), ''), true);
  insert into documento_busca (igreja_id, tipo, id, slug, titulo, texto, data, data_publicacao, busca)
    select id, 'pagina', id, 'sobre', nome, searched_text(descricao, historia), 'epoch', '-infinity',
      search_vector(id, 'pagina', nome, searched_text(descricao, historia)) from igreja;
  foreach content in array array['evento', 'noticia', 'devocional', 'ministerio', 'ministerio_projeto', 'publicacao',
    'ebd', 'video', 'podcast_episodio', 'louvor', 'celula'] loop
    execute format('update %I set slug = slug', content);
  end loop;
  perform set_config('app.igrejas', '', true);
end $$;
