-- Origins of other sites that may show the church's frames and its portal in embed mode, as `https://www.church.org`.
alter table igreja add column origens_embed jsonb not null default '[]';
