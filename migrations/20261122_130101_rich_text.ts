import { sql } from '@payloadcms/db-postgres/drizzle'
import type { MigrationArgs } from './args.ts'

/**
 * Texts of editors become rich text. What is stored turns into the editor's JSON: a paragraph for each part between
 * blank lines, with its line breaks. Adds pictures for these texts, sections of the landing page, and the words of
 * legal versions.
 */
export async function up({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
create function rich_text_of(words text) returns jsonb language sql immutable as $$
  select case when words is null or words = '' then null else jsonb_build_object('root',
    '{"type":"root","direction":null,"format":"","indent":0,"version":1}'::jsonb || jsonb_build_object('children',
      (select jsonb_agg(
        '{"type":"paragraph","direction":null,"format":"","indent":0,"version":1,"textFormat":0,"textStyle":""}'::jsonb
        || jsonb_build_object('children', coalesce(
          (select jsonb_agg(piece order by at, part) from (
            select at, 0 as part, '{"type":"linebreak","version":1}'::jsonb as piece
              from string_to_table(paragraph, E'\n') with ordinality l(line, at) where at > 1
            union all
            select at, 1, '{"type":"text","format":0,"style":"","mode":"normal","detail":0,"version":1}'::jsonb || jsonb_build_object('text', line)
              from string_to_table(paragraph, E'\n') with ordinality l(line, at) where line <> '') pieces), '[]'))
        order by place)
      from string_to_table(replace(words, E'\r\n', E'\n'), E'\n\n') with ordinality p(paragraph, place)))) end
$$;
alter table motivational_content_locales alter column content type jsonb using rich_text_of(content);
alter table _motivational_content_v_locales alter column version_content type jsonb using rich_text_of(version_content);
drop function rich_text_of(text);

create table media (
  id uuid primary key not null, prefix varchar default 'media', _objectkey varchar,
  updated_at timestamp(3) with time zone default now() not null, created_at timestamp(3) with time zone default now() not null,
  url varchar, thumbnail_u_r_l varchar, filename varchar, mime_type varchar, filesize numeric, width numeric, height numeric
);
create index media_updated_at_idx on media (updated_at);
create index media_created_at_idx on media (created_at);
create unique index media_filename_idx on media (filename);
create table media_locales (
  alt varchar not null, id serial primary key not null, _locale "_locales" not null,
  _parent_id uuid not null references media (id) on delete cascade
);
create unique index media_locales_locale_parent_id_unique on media_locales (_locale, _parent_id);

create table landing_page_sections (
  _order integer not null, _parent_id uuid not null references landing_page (id) on delete cascade, id varchar primary key not null
);
create index landing_page_sections_order_idx on landing_page_sections (_order);
create index landing_page_sections_parent_id_idx on landing_page_sections (_parent_id);
create table landing_page_sections_locales (
  title varchar not null, body jsonb not null, id serial primary key not null, _locale "_locales" not null,
  _parent_id varchar not null references landing_page_sections (id) on delete cascade
);
create unique index landing_page_sections_locales_locale_parent_id_unique on landing_page_sections_locales (_locale, _parent_id);

create table legal_versions_locales (
  title varchar, body jsonb, id serial primary key not null, _locale "_locales" not null,
  _parent_id uuid not null references legal_versions (id) on delete cascade
);
create unique index legal_versions_locales_locale_parent_id_unique on legal_versions_locales (_locale, _parent_id);
`)
}

/**
 * Takes it back: the words of a text stay, without looks. Pictures, sections of the landing page and words of legal
 * versions are lost; nothing older could hold them.
 */
export async function down({ db }: MigrationArgs): Promise<void> {
  await db.execute(sql`
drop table legal_versions_locales, landing_page_sections_locales, landing_page_sections, media_locales, media;

create function words_of_line(children jsonb) returns text language sql immutable as $$
  select coalesce(string_agg(case
    when part ->> 'type' = 'linebreak' then E'\n'
    when part ->> 'type' in ('link', 'autolink') then (
      select coalesce(string_agg(case when inner_part ->> 'type' = 'linebreak' then E'\n' else coalesce(inner_part ->> 'text', '') end, '' order by inner_at), '')
      from jsonb_array_elements(part -> 'children') with ordinality i(inner_part, inner_at))
    else coalesce(part ->> 'text', '') end, '' order by at), '')
  from jsonb_array_elements(children) with ordinality c(part, at)
$$;
create function words_of_list(list jsonb, indent text) returns text language plpgsql immutable as $$
declare item jsonb; part jsonb; words text; place int := 0; lines text[] := '{}';
begin
  for item in select value from jsonb_array_elements(list -> 'children') loop
    words := words_of_line((select coalesce(jsonb_agg(value order by ordinality), '[]')
      from jsonb_array_elements(item -> 'children') with ordinality where value ->> 'type' <> 'list'));
    if words <> '' then
      place := place + 1;
      lines := lines || (indent || case list ->> 'listType' when 'number' then place || '. ' else '• ' end || words);
    end if;
    for part in select value from jsonb_array_elements(item -> 'children') where value ->> 'type' = 'list' loop
      lines := lines || words_of_list(part, indent || '  ');
    end loop;
  end loop;
  return array_to_string(lines, E'\n');
end $$;
create function words_of(stored jsonb) returns text language sql immutable as $$
  select string_agg(case block ->> 'type'
    when 'list' then words_of_list(block, '')
    when 'block' then coalesce(block -> 'fields' ->> 'text', '')
    when 'upload' then ''
    else words_of_line(coalesce(block -> 'children', '[]')) end, E'\n\n' order by at)
  from jsonb_array_elements(stored -> 'root' -> 'children') with ordinality b(block, at)
$$;
alter table motivational_content_locales alter column content type varchar using words_of(content);
alter table _motivational_content_v_locales alter column version_content type varchar using words_of(version_content);
drop function words_of(jsonb), words_of_list(jsonb, text), words_of_line(jsonb);
`)
}
