-- Broadcast, presence and private channels. Policies on realtime.messages decide who may use a private channel:
-- select lets a user receive, insert lets a user send. What the database itself broadcasts is a row here.
grant usage on schema realtime to anon, authenticated, service_role;

create table if not exists realtime.messages (
  id uuid not null default gen_random_uuid(),
  topic text not null,
  -- broadcast or presence: what a policy is asked about.
  extension text not null,
  event text,
  payload jsonb,
  binary_payload bytea,
  private boolean default false,
  inserted_at timestamp not null default (now() at time zone 'utc'),
  updated_at timestamp not null default (now() at time zone 'utc'),
  primary key (id, inserted_at),
  constraint messages_payload_exclusive check (payload is null or binary_payload is null)
);
create index if not exists messages_inserted_at_idx on realtime.messages (inserted_at);
create index if not exists messages_topic_inserted_at_idx on realtime.messages (topic, inserted_at) where private;
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;

-- The topic of the channel that a policy is asked about.
create or replace function realtime.topic() returns text language sql stable set search_path = '' as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;

-- Broadcasts a JSON payload to a topic. It never fails the caller's transaction: errors become warnings.
create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language plpgsql set search_path = '' as $$
declare
  message_id uuid := gen_random_uuid();
begin
  perform set_config('realtime.topic', topic, true);
  if jsonb_typeof(payload) = 'object' and not payload ? 'id' then
    payload := payload || jsonb_build_object('id', message_id);
  end if;
  insert into realtime.messages (id, payload, event, topic, private, extension)
  values (message_id, payload, event, topic, private, 'broadcast');
exception when others then
  raise warning 'WarnSendingBroadcastMessage: %', sqlerrm;
end $$;

create or replace function realtime.send_binary(payload bytea, event text, topic text, private boolean default true) returns void
language plpgsql set search_path = '' as $$
begin
  perform set_config('realtime.topic', topic, true);
  insert into realtime.messages (binary_payload, event, topic, private, extension)
  values (payload, event, topic, private, 'broadcast');
exception when others then
  raise warning 'WarnSendingBroadcastMessage: %', sqlerrm;
end $$;

-- For a row trigger: broadcasts what happened to a row.
create or replace function realtime.broadcast_changes(
  topic_name text, event_name text, operation text, table_name text, table_schema text,
  new record, old record, level text default 'ROW'
) returns void language plpgsql set search_path = '' as $$
begin
  if level = 'STATEMENT' then
    raise exception 'function can only be triggered for each row, not for each statement';
  end if;
  if operation not in ('INSERT', 'UPDATE', 'DELETE') then
    raise exception 'Unexpected operation type: %', operation;
  end if;
  perform realtime.send(
    jsonb_build_object('old_record', old, 'record', new, 'operation', operation, 'table', table_name, 'schema', table_schema),
    event_name, topic_name);
end $$;

-- Announces a stored broadcast by its id. Rows without a payload only ask a policy, and channels have short topics.
create or replace function realtime.notify_message() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.extension = 'broadcast' and new.event is not null and octet_length(new.topic) <= 255
    and (new.payload is not null or new.binary_payload is not null) then
    perform pg_notify('realtime_changes', 'broadcast ' || jsonb_build_object(
      'id', new.id, 'topic', new.topic, 'private', coalesce(new.private, false))::text);
  end if;
  return null;
end $$;
revoke execute on function realtime.notify_message() from public;
create or replace trigger realtime_notify_message after insert on realtime.messages
  for each row execute function realtime.notify_message();
