-- Tellings of two devices may arrive out of order: a story was last told at the latest of them.
create or replace function private.note_telling() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.stories as story
  set last_told = greatest(story.last_told, new.told_at), times_told = story.times_told + 1
  where story.id = new.story_id;
  delete from public.story_tellings as telling
  where telling.story_id = new.story_id and telling.id not in (
    select kept.id from public.story_tellings as kept
    where kept.story_id = new.story_id order by kept.told_at desc, kept.id limit 10
  );
  return null;
end $$;
