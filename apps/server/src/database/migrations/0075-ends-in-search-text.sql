-- The words of sanitised HTML or of plain texts, with single blanks, and no more of them than an excerpt is made from. A
-- full stop parts texts, headings, paragraphs and entries of lists that end without a sign of their own: an excerpt runs
-- over them. U+0001 stands for such an end until all of them are known, and no tag goes over one: a sign of less in one text
-- takes nothing off the next.
create or replace function searched_text(variadic parts text[]) returns text language sql immutable parallel safe as $$
  with joined as (
    select replace(replace(replace(replace(replace(
      regexp_replace(regexp_replace(array_to_string(parts, chr(1)),
        '</(?:h[1-6]|p|li|dt|dd|th|td|figcaption|blockquote)>', chr(1), 'g'), '<[^>\u0001]*>', ' ', 'g'),
      '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&') as words),
  spaced as (
    select replace(replace(regexp_replace(words, '\s+', ' ', 'g'), ' ' || chr(1), chr(1)), chr(1) || ' ', chr(1)) as words
    from joined),
  ended as (select btrim(regexp_replace(words, '\u0001+', chr(1), 'g'), ' ' || chr(1)) as words from spaced)
  select left(replace(regexp_replace(words, '(?<![.!?…:;,–—-])\u0001', '. ', 'g'), chr(1), ' '), 10000) from ended
$$;

-- What is there already, as when the documents were first made: an update that changes nothing runs the triggers.
do $$
declare
  content text;
begin
  perform set_config('app.igrejas', coalesce((select array_agg(id)::text from igreja), ''), true);
  update documento_busca set texto = made.words, busca = search_vector(igreja_id, 'pagina', titulo, made.words)
    from (select igreja.id as church, searched_text(descricao, historia) as words from igreja) as made
    where tipo = 'pagina' and igreja_id = made.church;
  foreach content in array array['evento', 'noticia', 'devocional', 'ministerio', 'ministerio_projeto', 'publicacao',
    'ebd', 'video', 'podcast_episodio', 'louvor', 'celula'] loop
    execute format('update %I set slug = slug', content);
  end loop;
  perform set_config('app.igrejas', '', true);
end $$;
